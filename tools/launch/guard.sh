# sh guard.sh <command> [arguments]: runs a command that cannot outlive the process that started it.
# Descriptor 3 is a pipe whose other end only the starter holds. It closes when the starter closes it, and also when the
# starter is killed without a chance to clean up. Either way the watcher asks the command to stop (GUARD_SIGNAL), waits
# GUARD_TENTHS tenths of a second, and then kills the whole process group. The watcher stays when the command has ended by
# itself: what the command left behind (its own children) is in the group too, so the starter closes the pipe after the
# exit, or kills the group.
"$@" 3<&- &
child=$!
(
  trap '' TERM INT HUP
  read -r _ <&3
  kill -"${GUARD_SIGNAL:-TERM}" $child 2>/dev/null
  left=${GUARD_TENTHS:-100}
  while kill -0 $child 2>/dev/null && [ "$left" -gt 0 ]; do sleep 0.1; left=$((left - 1)); done
  kill -KILL 0
) &
trap '' TERM INT HUP
wait $child
