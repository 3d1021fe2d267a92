import { BlockList, isIPv4, isIPv6 } from 'node:net'
import type { Place } from '@lms/contracts/profile/profile.ts'

const nearby = new BlockList()
nearby.addSubnet('10.0.0.0', 8)
nearby.addSubnet('172.16.0.0', 12)
nearby.addSubnet('192.168.0.0', 16)
nearby.addSubnet('169.254.0.0', 16)
nearby.addSubnet('fc00::', 7, 'ipv6')
nearby.addSubnet('fe80::', 10, 'ipv6')

/** As much of an address as tells one's own network from a foreign one, without a map of the world. */
export function placeOf(address: string): Place {
  const [host = ''] = address.split('/')
  if (host === '::1' || host.startsWith('0:0:0:0:') || host.startsWith('127.'))
    return { kind: 'machine', network: null }
  if (isIPv4(host)) {
    const network = `${host.split('.').slice(0, 2).join('.')}.x.x`
    return { kind: nearby.check(host) ? 'nearby' : 'internet', network }
  }
  if (!isIPv6(host)) return { kind: 'internet', network: null }
  const network = `${host.split(':').slice(0, 3).join(':')}:…`
  return { kind: nearby.check(host, 'ipv6') ? 'nearby' : 'internet', network }
}
