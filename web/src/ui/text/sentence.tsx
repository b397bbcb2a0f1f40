import { createElement, Fragment, type ReactNode } from 'react'

/** A sentence with a link or a name inside, in the word order of its language. */
export function Sentence({ parts }: { parts: readonly ReactNode[] }) {
  return createElement(Fragment, null, ...parts)
}
