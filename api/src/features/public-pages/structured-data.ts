import { raw } from 'hono/html'
import type { Site } from './site.ts'

/** A breadcrumb; addresses are paths below the public address. */
export interface Crumb {
  name: string
  address: string
}

export type StructuredItem = { '@type': string } & Record<string, unknown>

/**
 * A `script` element of JSON-LD. Browsers do not run it, but it ends at the first `</script`. So every character with a
 * meaning in HTML is escaped, and the two line separators that JSON allows and JavaScript did not.
 */
export function structuredData(items: StructuredItem[]) {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': items })
  const safe = json.replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return raw(`<script type="application/ld+json">${safe}</script>`)
}

export function breadcrumbData(
  crumbs: Crumb[],
  { publicUrl, to }: Pick<Site, 'publicUrl' | 'to'>,
): StructuredItem {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: publicUrl + to(address),
    })),
  }
}

export interface Question {
  question: string
  answer: string
}

export function faqData(questions: Question[], { language }: Pick<Site, 'language'>): StructuredItem {
  return {
    '@type': 'FAQPage',
    inLanguage: language,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
