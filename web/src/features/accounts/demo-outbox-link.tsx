import * as words from '#words/accounts'
import { demoOutboxAddress } from '../../net/api-client.ts'

/** Link to the mails of the demo. Shown only where the page says that it is a demo. */
export function DemoOutboxLink() {
  return (
    <p className="in-data-demo:block mt-4 hidden text-muted">
      {words.noMailInDemo}{' '}
      <a className="link inline-block py-1" href={demoOutboxAddress()}>
        {words.seeOutbox}
      </a>
    </p>
  )
}
