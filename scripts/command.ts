import { spawn } from 'node:child_process'

export interface CommandResult {
  ok: boolean
  seconds: number
  output: string
}

/** Runs a command in the project's root. Its output is printed at once, or kept until it is needed. */
export function run(
  command: string,
  args: string[],
  options: { quiet?: boolean; env?: Record<string, string | undefined> } = {},
): Promise<CommandResult> {
  const started = performance.now()
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...options.env },
      stdio: options.quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    })
    let output = ''
    child.stdout?.on('data', (chunk) => {
      output += chunk
    })
    child.stderr?.on('data', (chunk) => {
      output += chunk
    })
    const finish = (ok: boolean) => resolve({ ok, seconds: (performance.now() - started) / 1000, output })
    child.on('error', (error) => {
      output += error.message
      finish(false)
    })
    child.on('exit', (code) => finish(code === 0))
  })
}

/** Runs a tool that the lockfile installs. */
export function runTool(tool: string, args: string[], options: Parameters<typeof run>[2] = {}) {
  return run(`node_modules/.bin/${tool}`, args, options)
}
