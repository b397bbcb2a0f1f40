import { beforeEach, describe, expect, it, vi } from 'vitest'
import { sendForm } from './multipart-client.ts'

/** Stands in for the browser's request; the test answers it by hand. */
class ByHand {
  static last: ByHand
  upload: { onprogress?: (event: Partial<ProgressEvent>) => void } = {}
  headers: Record<string, string> = {}
  status = 0
  responseText = ''
  address = ''
  sent: unknown
  onload?: () => void
  onerror?: () => void
  onabort?: () => void
  onloadend?: () => void
  constructor() {
    ByHand.last = this
  }
  open(method: string, address: string) {
    this.address = `${method} ${address}`
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  getResponseHeader() {
    return null
  }
  send(form: unknown) {
    this.sent = form
  }
  abort() {
    this.onabort?.()
    this.onloadend?.()
  }
  answer(status: number, text: string) {
    Object.assign(this, { status, responseText: text })
    this.onload?.()
    this.onloadend?.()
  }
}

beforeEach(() => vi.stubGlobal('XMLHttpRequest', ByHand))

describe('sendForm', () => {
  it('sends the form with the token, reports the progress and returns the value', async () => {
    const form = new FormData()
    const shares: number[] = []
    const promise = sendForm('updateProfile', {
      form,
      token: 'secret',
      onProgress: (share) => shares.push(share),
    })
    ByHand.last.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 4 })
    ByHand.last.upload.onprogress?.({ lengthComputable: false, loaded: 2, total: 0 })
    ByHand.last.answer(200, '{"name":"Mehmaar"}')
    expect(await promise).toEqual({ name: 'Mehmaar' })
    expect(ByHand.last).toMatchObject({ address: 'PUT /api/users/profile', sent: form })
    expect(ByHand.last.headers).toMatchObject({ authorization: 'Bearer secret' })
    expect(ByHand.last.headers).not.toHaveProperty('content-type')
    expect(shares).toEqual([0.25])
  })

  it("rejects with the server's sentence", async () => {
    const promise = sendForm('createPortfolio', { form: new FormData() })
    ByHand.last.answer(
      413,
      '{"message":"Too large","code":"too-large","fields":{"images":"a.png is too large"}}',
    )
    await expect(promise).rejects.toMatchObject({
      code: 'too-large',
      fields: { images: 'a.png is too large' },
    })
  })

  it('rejects a success that cannot be read', async () => {
    const promise = sendForm('createPortfolio', { form: new FormData() })
    ByHand.last.answer(200, '<p>')
    await expect(promise).rejects.toMatchObject({ code: 'internal' })
  })

  it('says that there is no connection', async () => {
    const promise = sendForm('createPortfolio', { form: new FormData() })
    ByHand.last.onerror?.()
    await expect(promise).rejects.toMatchObject({ code: 'offline', status: 0 })
  })

  it('ends when it is aborted', async () => {
    const stop = new AbortController()
    const promise = sendForm('createPortfolio', { form: new FormData(), signal: stop.signal })
    stop.abort(new Error('left the page'))
    await expect(promise).rejects.toThrow('left the page')
  })
})
