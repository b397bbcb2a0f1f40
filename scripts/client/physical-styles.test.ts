import { expect, it } from 'vitest'
import { findPhysicalStyles, physicalIn } from './physical-styles.ts'

it.each([
  ...[
    'className="ml-2"',
    'className="flex -mr-1"',
    "'sm:pl-[3px]'",
    'class="left-0"',
    'right-auto',
    'text-left',
  ],
  ...['border-l-4', 'rounded-tr', 'origin-left', 'translate-x-2', '-translate-x-full', 'bg-linear-to-r'],
  ...['.a { margin-left: 2px }', 'a{padding-right:0}', '.b { left: 0 }', 'b{right:4px}', 'text-align: right'],
  ...['float: left', 'transform-origin: left', 'background-position: right 1rem center', '@bottom-right {'],
  ...['linear-gradient(to right, red, blue)', 'transform: translateX(-100%)', 'margin: 0 1px 0 2px'],
  ...[
    'inset: 0 auto 0 0',
    '{ marginLeft: 4 }',
    "{ textAlign: 'right' }",
    '{ left: 12 }',
    "key === 'ArrowLeft'",
  ],
  ...[
    'const moved = event.clientX - startX',
    'from - event.clientX',
    'list.scrollLeft',
    'border-top-left-radius: 2px',
  ],
])('refuses %s', (source) => {
  expect(physicalIn(source)).not.toEqual([])
})

it.each([
  ...[
    'className="ms-2 pe-4 start-0 text-end border-s-4 rounded-e"',
    'margin-inline-start: 2px',
    'inset: 0 0 auto',
  ],
  ...[
    'margin: 0 1px 0 1px',
    'padding: 1px calc(2px + 1px) 0 calc(2px + 1px)',
    'translateX(calc(var(--forward, 1) * 1rem))',
  ],
  ...[
    'text-align: end',
    'entry.left = Math.max(0, 1)',
    'const { left } = add()',
    'if (left > 0)',
    'the left of it',
  ],
  ...[
    '/* to the right: 4px */',
    '// goes right: 4',
    'origin-top',
    'translateY(2px)',
    'linear-gradient(to top right, a, b)',
  ],
])('lets %s pass', (source) => {
  expect(physicalIn(source)).toEqual([])
})

it('finds none in the sources', async () => {
  expect(await findPhysicalStyles()).toEqual([])
})
