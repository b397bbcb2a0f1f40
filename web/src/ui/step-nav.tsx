import { classNames } from './class-names.ts'

interface Step<Key> {
  key: Key
  name: string
  /** There is something to correct at it. */
  faulty: boolean
}

interface StepNavProps<Key> {
  label: string
  /** How far one has come, in words. */
  progress: string
  steps: readonly Step<Key>[]
  /** How many steps lie before the present one. */
  passed: number
  current: string
  /** What a step with something to correct says. */
  faultyWord: string
  /** The columns of the steps. */
  columns: string
  className?: string
  onGo: (key: Key) => void
}

/** How far one has come on a phone, and the way to each step; one with something to correct is marked. */
export function StepNav<Key extends string>(props: StepNavProps<Key>) {
  const { label, progress, steps, passed, current, faultyWord, columns, className, onGo } = props
  return (
    <nav aria-label={label} className={classNames('grid gap-2', className)}>
      <p className="text-muted text-small">{progress}</p>
      <ol className={classNames('grid gap-2', columns)}>
        {steps.map(({ key, name, faulty }, number) => (
          <li key={key}>
            <button
              aria-current={key === current ? 'step' : undefined}
              className={classNames(
                'min-h-11 w-full border-t-4 text-start text-small leading-tight aria-[current=step]:font-semibold',
                faulty
                  ? 'border-alarm text-alarm'
                  : number <= passed
                    ? 'border-blue'
                    : 'border-edge text-muted',
              )}
              onClick={() => key !== current && onGo(key)}
              type="button"
            >
              <span className="figures">{number + 1}</span> {name}
              {faulty && (
                <>
                  <span aria-hidden="true"> ·</span> {faultyWord}
                </>
              )}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
