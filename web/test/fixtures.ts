import {
  type Company,
  type CompanyContact,
  type CompanyFacts,
  type CompanyRates,
  ofEachContact,
  type Portfolio,
  type User,
} from '@tameer/contract'

/** Contact details of a company that has given none yet. */
export function contactFixture(changes: Partial<CompanyContact> = {}): CompanyContact {
  const numbers = { whatsappDisplay: '', phoneDisplay: '' }
  return { ...ofEachContact(() => ''), ...numbers, city: null, ...changes }
}

/** Facts of a company that has given none yet. */
export function factsFixture(changes: Partial<CompanyFacts> = {}): CompanyFacts {
  return {
    ...{ about: '', founded: null, people: null, cities: [], languages: [] },
    ...{ workingHours: '', minimumProjectPkr: null, ...changes },
  }
}

/** Rates of a company that has given none yet. */
export function ratesFixture(changes: Partial<CompanyRates> = {}): CompanyRates {
  return { completePkr: null, completeGivenOn: null, greyPkr: null, greyGivenOn: null, ...changes }
}

/** A company account, as in the server's response. */
export function userFixture(changes: Partial<User> = {}): User {
  return {
    id: '0190f000-0000-7000-8000-000000000001',
    name: 'Mehmaar Studio',
    email: 'studio@mehmaar.example',
    image: null,
    imageWidth: null,
    role: 'Company',
    categories: [{ categoryId: 4, category: { id: 4, name: 'Architecture' } }],
    contact: contactFixture(),
    facts: factsFixture(),
    rates: ratesFixture(),
    language: 'en',
    emailConfirmed: true,
    listed: true,
    ...changes,
  }
}

export function companyFixture(changes: Partial<Company> = {}): Company {
  const reach = { phone: '+923001234567', phoneDisplay: '0300-1234567', whatsapp: '+923001234567' }
  const { email = 'studio@mehmaar.example' } = changes
  const contact = { ...reach, email, website: 'https://mehmaar.example' }
  return { ...userFixture(), position: 1, contact, ...changes }
}

/** A portfolio with everything nested, as in the server's response. */
export function portfolioFixture(changes: Partial<Portfolio> = {}): Portfolio {
  const company = changes.company ?? companyFixture()
  return {
    id: '0190f000-0000-7000-8000-000000000101',
    companyId: company.id,
    title: 'Courtyard house in Gulberg',
    content: 'A brick house around a courtyard with a neem tree.',
    facebookLink: '',
    twitterLink: '',
    linkedinLink: '',
    instagramLink: '',
    tiktokLink: '',
    youtubeLink: '12 Main Boulevard, Gulberg III',
    price: '120-250',
    phone: '+923001234567',
    phoneDisplay: '0300-1234567',
    email: 'projects@mehmaar.example',
    website: 'https://mehmaar.example',
    plot: '',
    yearFinished: '',
    builtAs: '',
    magzine: '',
    publication: '',
    whatsapp: '+923001234567',
    hidden: false,
    draft: false,
    createdAt: 1_760_000_000_000,
    portfolioImages: [
      {
        id: '0190f000-0000-7000-8000-000000000201',
        image: '/0190f000-0000-7000-8000-000000000301.jpg',
        width: 1200,
        height: 800,
        widths: [400, 800, 1200],
      },
    ],
    portfolioCities: [{ cityId: 2, city: { id: 2, name: 'Lahore' } }],
    portfolioBuildingTypes: [{ buildingTypeId: 5, buildingType: { id: 5, name: 'Residential' } }],
    company,
    ...changes,
  }
}
