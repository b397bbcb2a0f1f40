import { spawn } from 'node:child_process'

export interface CommandResult {
  ok: boolean
  seconds: number
  output: string
}

/** Runs a command from the project's root, or from `folder`. Its output is shown as it comes, or kept until asked for. */
export function run(
  command: string,
  args: string[],
  options: { quiet?: boolean; env?: Record<string, string | undefined>; folder?: string } = {},
): Promise<CommandResult> {
  const started = performance.now()
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.folder,
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
