const kept = [
  {
    names: ['user', 'token'],
    what: 'Your session, while you are signed in.',
    until: 'Until you log out.',
  },
  {
    names: ['theme', 'figures'],
    what: 'Light or dark, and how the calculator writes amounts.',
    until: 'Until you choose otherwise.',
  },
  {
    names: ['keptEstimates'],
    what: 'Estimates you keep to compare.',
    until: 'Until you remove them.',
  },
  {
    names: ['draft:…'],
    what: 'What you have typed into an unfinished form. Never passwords or pictures.',
    until: 'Until you send it or close the tab.',
  },
  {
    names: ['scroll'],
    what: 'Where you were on a page, so that going back returns there.',
    until: 'Until you close the tab.',
  },
  {
    names: ['renewed-from'],
    what: 'The version of this site that was last replaced by a newer one.',
    until: 'Until you close the tab.',
  },
]

/** What the client writes into the browser's storage, by name. */
export function KeptOnDevice() {
  return (
    <>
      <p>
        Your browser keeps a few things for us in its storage, under these names. They do not leave your
        device, except the token, which tells the server who you are. Clearing the data of this site in your
        browser removes them all.
      </p>
      <dl className="divide-y divide-line border-line border-y">
        {kept.map(({ names, what, until }) => (
          <div className="grid gap-x-6 py-3 sm:grid-cols-[10rem_1fr]" key={names.join()}>
            <dt className="flex flex-wrap gap-x-3">
              {names.map((name) => (
                <code key={name}>{name}</code>
              ))}
            </dt>
            <dd>
              {what} <span className="text-muted">{until}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p>
        Pages and pictures you have visited may be kept as well, so that they open again without a connection.
        Logging out removes them.
      </p>
    </>
  )
}
