import { spawn } from 'node:child_process'
import { constants, getPriority, setPriority } from 'node:os'
import { expect, it, onTestFinished } from 'vitest'
import { giveWay } from './give-way.ts'

function startIdle(): number {
  const child = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child.pid ?? -1
}

it('lets a process give way, and one that gives way further already go on so', () => {
  const pid = startIdle()
  giveWay(pid)
  expect(getPriority(pid)).toBeGreaterThanOrEqual(constants.priority.PRIORITY_BELOW_NORMAL)
  setPriority(pid, constants.priority.PRIORITY_LOW)
  giveWay(pid)
  expect(getPriority(pid)).toBe(constants.priority.PRIORITY_LOW)
})

it('ignores a process that has ended', () => {
  expect(() => giveWay(2 ** 22 + 1)).not.toThrow()
})
