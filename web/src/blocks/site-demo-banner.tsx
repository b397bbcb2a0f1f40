import { useEffect, useState } from 'react'

/** A thin line saying Demo when the server marks the page so; asked in an effect, since the first render is the same everywhere. */
export function DemoBanner() {
  const [demo, setDemo] = useState(false)
  useEffect(() => {
    setDemo(document.querySelector('meta[name="tameer-demo"][content="1"]') !== null)
  }, [])
  if (!demo) return null
  return (
    <p className="bg-ink px-4 py-0.5 text-center text-paper text-small">
      Demo: the companies and projects shown here are samples
    </p>
  )
}
