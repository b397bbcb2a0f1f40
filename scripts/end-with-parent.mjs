// Loaded into a process of `npm run dev` before its own program: ends it once whoever started it is gone, also when that
// was killed and could pass nothing on. `process.ppid` is asked anew each time.
const parent = process.ppid
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
}, 500).unref()
