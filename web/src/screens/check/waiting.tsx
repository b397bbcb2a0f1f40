import { PageHeader } from '../../ui/page-header.tsx'
import { LoadingText } from '../../ui/spinner.tsx'

/** The head of a screen whose files are on the way. */
export function Waiting({ title }: { title: string }) {
  return (
    <div className="min-h-screen">
      <PageHeader title={title} />
      <LoadingText />
    </div>
  )
}
