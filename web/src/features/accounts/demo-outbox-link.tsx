import * as words from '#words/accounts'
import { demoOutboxAddress } from '../../net/api-client.ts'

/** Where the demo's mail went; seen only where the page says that it is a demo's. */
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
