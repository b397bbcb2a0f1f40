import { screens } from '@tameer/contract'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import * as words from '#words/houses'
import { readHouseLink } from '../../features/houses/house-links.ts'
import { CarriedForm } from '../../forms/carried-form.tsx'
import { textOf } from '../../forms/form-problems.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/field.tsx'

/** Opens the house of a pasted link. */
export function OpenByLink() {
  const navigate = useNavigate()
  const [problem, setProblem] = useState<string>()
  const open = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const link = readHouseLink(textOf(event.currentTarget, 'link'))
    if (link) void navigate(screens.house.to(link.id, link.query))
    else setProblem(words.noLink)
  }
  return (
    <CarriedForm className="grid max-w-form gap-4" onInput={() => setProblem(undefined)} onSubmit={open}>
      <TextField autoComplete="off" error={problem} inputMode="url" label={words.pasteLink} name="link" />
      <Button className="justify-self-start" type="submit">
        {words.open}
      </Button>
    </CarriedForm>
  )
}
