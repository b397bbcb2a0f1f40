import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { houseViewOf, stageOf } from '../../../../test/own-house.ts'
import { KindChips } from './kind-chips.tsx'

const namesFor = (role: 'own' | 'builder' | 'site') => {
  const opened = { view: houseViewOf({ role }), access: {}, take() {}, load: async () => {} }
  const { unmount } = render(
    <MemoryRouter>
      <KindChips disabled={false} kind="work" onKind={() => {}} opened={opened} stage={stageOf('flooring')} />
    </MemoryRouter>,
  )
  const names = [...screen.getAllByRole('radio'), ...screen.queryAllByRole('link')].map(
    (choice) => choice.closest('label, a')?.textContent,
  )
  unmount()
  return names
}

it('only the family names a fault, and only the builder’s side says that a stage is done', () => {
  expect(namesFor('own')).toEqual(['The work', 'Material that came', 'A fault'])
  for (const role of ['builder', 'site'] as const)
    expect(namesFor(role)).toEqual(['The work', 'Material that came', 'Stage is done'])
})
