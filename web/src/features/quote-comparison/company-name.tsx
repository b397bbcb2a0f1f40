import { type AnyOffer, nameOf, shortNameOf } from './compared.ts'

/** A company's name, which may run in either direction. */
export function CompanyName(offer: Pick<AnyOffer, 'company'>) {
  return <bdi className="wrap-anywhere">{nameOf(offer)}</bdi>
}

/** The same inside a sentence. */
export function ShortName(offer: Pick<AnyOffer, 'company'>) {
  return <bdi className="wrap-anywhere">{shortNameOf(offer)}</bdi>
}
