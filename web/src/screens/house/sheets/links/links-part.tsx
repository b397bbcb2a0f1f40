import { type ReactNode, useId } from 'react'
import { chatLink } from '../../../../features/houses/house-links.ts'
import { buttonLook } from '../../../../ui/button.tsx'
import { WhatsAppIcon } from '../../../../ui/icons.tsx'
import { OutsideLink } from '../../../../ui/links.tsx'

/** Links of one kind, with a sentence that says what they may do. */
export function LinksPart({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-4 not-first:mt-4">
      <div>
        <h2 className="text-h3" id={id}>
          {title}
        </h2>
        <p className="text-muted text-small">{text}</p>
      </div>
      {children}
    </section>
  )
}

/** Sends a link with its line on WhatsApp; the person picks the chat. */
export function SendLink({ text, link, children }: { text: string; link: string; children: string }) {
  return (
    <OutsideLink className={buttonLook()} href={chatLink(text, link)}>
      <WhatsAppIcon />
      {children}
    </OutsideLink>
  )
}

/**
 * Opens a place for WhatsApp at once: a browser lets a page open one only while a press is being answered. Returns the
 * function that leads there once the link is made, or closes it without one.
 */
export function openChat(): (address: string | undefined) => void {
  const chat = window.open('', '_blank')
  return (address) => {
    if (!chat) return
    if (address === undefined) return chat.close()
    chat.opener = null
    chat.location.replace(address)
  }
}
