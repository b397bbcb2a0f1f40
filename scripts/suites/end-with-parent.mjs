// Loaded into a process of `npm run dev` before its program: ends it when its parent is gone, also when the parent was
// killed and could send no signal. `process.ppid` is read again each time.
const parent = process.ppid
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
}, 500).unref()
