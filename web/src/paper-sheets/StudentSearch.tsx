import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { childrenQuery } from '../children/child-api.ts'

interface StudentSearchProps {
  label: string
  placeholder: string
  nothing: string
  onChoose: (student: { _id: string; name: string }) => void
}

/** One of one's own children, or any student for administrators. */
export function StudentSearch({ label, placeholder, nothing, onChoose }: StudentSearchProps) {
  const [search, setSearch] = useState('')
  const { data } = useQuery(childrenQuery({ search, page: 1, limit: 20 }))
  const students = (data?.children ?? []).map(({ _id, fullName, username }) => ({ _id, name: fullName || username }))
  return (
    <Select
      label={label}
      placeholder={placeholder}
      searchable
      value={null}
      searchValue={search}
      onSearchChange={setSearch}
      // The server has searched already.
      filter={({ options }) => options}
      nothingFoundMessage={nothing}
      data={students.map(({ _id, name }) => ({ value: _id, label: name }))}
      onChange={(id) => {
        const student = students.find(({ _id }) => _id === id)
        if (student) onChoose(student)
        setSearch('')
      }}
    />
  )
}
