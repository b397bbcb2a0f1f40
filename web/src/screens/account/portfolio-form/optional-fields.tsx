import { type CompanyContact, type PortfolioText, priceTiers, screens } from '@tameer/contract'
import { useId, useState } from 'react'
import * as words from '#words/portfolio-form'
import type { Problems } from '../../../forms/form-problems.ts'
import { RadioChips } from '../../../ui/fields/chips.tsx'
import { Fold } from '../../../ui/fold.tsx'
import { Link } from '../../../ui/link.tsx'
import { Sentence } from '../../../ui/text/sentence.tsx'
import { AddressField, ContactFields, fieldLabels, LinkFields, PressFields } from './portfolio-fields.tsx'
import { newValues } from './portfolio-values.ts'

interface OptionalFieldsProps {
  company: CompanyContact
  /** Values that the form was opened with. */
  text: Record<PortfolioText, string>
  problems: Problems
  price: string
  onPrice: (price: string) => void
}

const contactNames = ['youtubeLink', 'phone', 'email', 'website'] as const
const linkNames = [
  ...['facebookLink', 'twitterLink', 'linkedinLink', 'instagramLink', 'tiktokLink'],
  ...['magzine', 'publication'],
] as const satisfies readonly PortfolioText[]

/** Optional fields of a project, folded; a fold with a problem in it opens. */
export function OptionalFields(props: OptionalFieldsProps) {
  const { company, text, problems, price } = props
  const id = useId()
  const has = (names: readonly string[]) => names.some((name) => problems[name])
  const companys = newValues(company).text
  const filled = linkNames.filter((name) => text[name])
  const inherited = filled.length > 0 && filled.every((name) => text[name] === companys[name])
  const phone = text.phone && <bdi>{text.phone}</bdi>
  return (
    <section aria-labelledby={id} className="border-edge border-t pt-6">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 className="text-h3" id={id}>
          {words.ifYouLike}
        </h2>
        <p className="text-muted text-small">{words.noneNeeded}</p>
      </div>
      <Fold content={priceInWords(price)} heading="h3" mustOpen={has(['price'])} title={fieldLabels.price}>
        <Fields>
          <PriceField error={problems.price} onPrice={props.onPrice} price={price} />
        </Fields>
      </Fold>
      <Fold
        content={
          text.phone === companys.phone && phone ? <Sentence parts={words.asInProfile(phone)} /> : phone
        }
        heading="h3"
        mustOpen={has(contactNames)}
        title={words.addressAndContact}
      >
        <p className="text-muted text-small">
          <Sentence
            parts={words.contactOnce(
              <Link className="link" to={screens.settings.to('contact')}>
                {words.settingsLink}
              </Link>,
            )}
          />
        </p>
        <Fields>
          <AddressField {...props} />
          <ContactFields company={company} problems={problems} text={text} />
        </Fields>
      </Fold>
      <Fold
        content={(inherited ? words.filledFromProfile : words.filledIn)(filled.length, linkNames.length)}
        heading="h3"
        mustOpen={has(linkNames)}
        title={words.linksAndPrint}
      >
        <Fields>
          <LinkFields company={company} problems={problems} text={text} />
          <PressFields problems={problems} text={text} />
        </Fields>
      </Fold>
    </section>
  )
}

function Fields({ children }: { children: React.ReactNode }) {
  return <div className="grid max-w-180 gap-5 md:max-w-none sm:grid-cols-2">{children}</div>
}

interface PriceFieldProps {
  price: string
  onPrice: (price: string) => void
  error: string | undefined
}

/** A price in words, with its symbol; a price that is not a tier stays as it was written. */
function priceInWords(price: string): string {
  if (price === '') return words.noPrice
  const tier = priceTiers.find(({ value }) => value === price)
  return tier ? `${tier.symbol} ${words.priceChips[tier.value]}` : price
}

/** The price tiers as chips. A stored price that is not a tier can be kept. */
function PriceField({ price, onPrice, error }: PriceFieldProps) {
  const [opened] = useState(price)
  const values = new Set([...priceTiers.map(({ value }) => value), '', opened, price])
  return (
    <div className="sm:col-span-2" data-field="price">
      <RadioChips
        legend={fieldLabels.price}
        name="price"
        onChange={onPrice}
        options={[...values].map((value) => ({ value, label: priceInWords(value) }))}
        value={price}
      />
      {error && (
        <p className="mt-1.5 text-alarm text-small" data-problem="" tabIndex={-1}>
          {error}
        </p>
      )}
    </div>
  )
}
