import type { ResponseBody } from '../../net/api-client.ts'

type Departure = NonNullable<ResponseBody<'beginPayment'>['departure']>

/** Opens the bank's page in place of this one: by its link, or by the form that the bank asks for. */
export function leaveForBank(departure: Departure): void {
  if (departure.kind === 'link') {
    location.assign(departure.url)
    return
  }
  const form = document.createElement('form')
  form.method = 'post'
  form.action = departure.url
  for (const [name, value] of departure.fields) {
    const input = document.createElement('input')
    Object.assign(input, { type: 'hidden', name, value })
    form.append(input)
  }
  document.body.append(form)
  form.submit()
}
