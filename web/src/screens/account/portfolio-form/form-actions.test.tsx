import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FormActions } from './form-actions.tsx'

test.each([
  [0, '1 of 6'],
  [0.5, '4 of 6'],
  [1, '6 of 6'],
])('at %s of its way the upload is at image %s', (progress, place) => {
  render(
    <FormActions busy files={6} onCancel={() => {}} progress={progress}>
      Add Portfolio
    </FormActions>,
  )
  expect(screen.getByText(new RegExp(`Sending images, ${place}\\.`))).toBeTruthy()
  expect(screen.getByRole('progressbar', { name: 'Sending images' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Cancel' }) === null).toBe(progress === 1)
})
