import * as words from '#words/desk-factor'
import { saveFile } from '../../browser/save-file.ts'
import { Button } from '../../ui/button.tsx'
import '../../ui/paper.css'
import { CopyButton } from '../../ui/copy-button.tsx'
import { InAppNote } from '../../ui/text/in-app-note.tsx'

const fileName = 'tameer-recovery-codes.txt'

interface RecoveryCodesProps {
  codes: readonly string[]
  /** Address of their owner. */
  email: string
  /** Text of the button that confirms that the person has kept them. */
  done: string
  onDone: () => void
}

/** Recovery codes, which are shown once: to copy, print or save. A print has nothing else on it. */
export function RecoveryCodes({ codes, email, done, onDone }: RecoveryCodesProps) {
  const text = [words.codesOf(email), '', ...codes, ''].join('\r\n')
  return (
    <div>
      <p className="max-w-measure">{words.recoveryLead}</p>
      <div className="paper my-5 border border-edge bg-sheet p-5">
        <p className="hidden print:block">{words.codesOf(email)}</p>
        <ol
          aria-label={words.recoveryCodes}
          className="grid gap-x-8 gap-y-2 figures sm:grid-cols-2"
          dir="ltr"
          translate="no"
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
      </div>
      <div className="flex flex-wrap gap-3">
        <CopyButton
          copied={words.codesCopied}
          label={words.copyCodes}
          text={codes.join('\n')}
          failed={words.copyFailed}
        />
        <Button onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), fileName)}>
          {words.saveCodes}
        </Button>
        <Button onClick={() => window.print()}>{words.printCodes}</Button>
        <InAppNote link={null} />
      </div>
      <Button className="mt-8 w-full sm:w-auto" onClick={onDone} variant="main">
        {done}
      </Button>
    </div>
  )
}
