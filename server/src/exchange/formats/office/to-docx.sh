#!/bin/sh
# Makes DOCX on stdout of the DOC, ODT or RTF on stdin; $1 says which. 69: this machine cannot.
#
# A paper can name pictures, texts and programs of this machine and of the network, and LibreOffice fetches some of them
# whatever it is told (registrymodifications.xcu). So it runs where there is nothing but its own files and this one.

PATH=/usr/bin:/bin:/usr/sbin:/sbin
export PATH

for program in /usr/lib/libreoffice /usr/lib64/libreoffice /opt/libreoffice*; do
  [ -x "$program/program/soffice" ] && break
done
# Without its part for formulas it leaves them out and says nothing.
[ -x "$program/program/soffice" ] && [ -e "$program/program/libsmlo.so" ] || exit 69

folder=$(mktemp -d) || exit 1
trap 'rm -rf "$folder"' EXIT
kind=$1
mkdir -p "$folder/profile/user" "$folder/root" &&
  cp "$(dirname "$0")/registrymodifications.xcu" "$folder/profile/user/" &&
  cat >"$folder/paper.$kind" || exit 1

seen="/usr /bin /lib /lib64 /etc/fonts /etc/libreoffice /etc/alternatives"
case $program in /opt/*) seen="$seen $program" ;; esac
set -- bwrap --unshare-all --die-with-parent --new-session --proc /proc --dev /dev --tmpfs /tmp --bind "$folder" /paper
for place in $seen; do
  set -- "$@" --ro-bind-try "$place" "$place"
done
if ! "$@" true 2>/dev/null; then
  # The same by hand, where the system lets anybody do it.
  set -- unshare --map-root-user --mount --net --pid --ipc --uts --fork --kill-child sh -c '
    folder=$1 root=$1/root && shift && mount -t tmpfs none "$root" && mkdir "$root/paper" "$root/tmp" "$root/proc" &&
      mount -t proc none "$root/proc" || exit 69
    for place in $seen /dev/null /dev/zero /dev/random /dev/urandom; do
      [ -e "$place" ] || continue
      mkdir -p "$root${place%/*}"
      if [ -d "$place" ]; then mkdir "$root$place"; else : >"$root$place"; fi
      mount --rbind "$place" "$root$place" || exit 69
    done
    mount --bind "$folder" "$root/paper" && exec chroot "$root" "$@"' "$0" "$folder"
  seen=$seen "$@" true 2>/dev/null || exit 69
fi

# Kilobytes of memory, blocks of 512 bytes, seconds of a processor; no remains of a crash.
ulimit -d 400000 && ulimit -f 200000 && ulimit -t 20 && ulimit -c 0 || exit 1
seen=$seen HOME=/paper timeout -s KILL 20 "$@" "$program/program/soffice" -env:UserInstallation=file:///paper/profile --headless \
  --norestore --convert-to 'docx:MS Word 2007 XML' --outdir /paper "/paper/paper.$kind" >&2
code=$?
[ "$code" -gt 123 ] && exit "$code"
cat "$folder/paper.docx"
