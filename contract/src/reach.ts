// How a company is reached: the one rule for lists, screens, pages of the server and structured data.
import { canChat } from './contact.ts'

/** Numbers in E.164; '' for what there is not. */
export interface Reach {
  phone: string
  /** Where chats go. */
  whatsapp: string
  email: string
  website: string
}

interface CompanyTexts {
  /** The address that signs in. It stands in for a mail address for visitors where nobody gave one. */
  email: string
  contact: { phone: string; whatsapp: string; contactEmail: string; website: string }
}

/** What a project says of itself. */
export type ProjectTexts = Pick<Reach, 'phone' | 'email' | 'website'>

/** A company as a whole: what it says itself, then what the project beside it says. */
export function reachOfCompany({ email, contact }: CompanyTexts, project?: ProjectTexts): Reach {
  return {
    phone: contact.phone || project?.phone || '',
    whatsapp: firstForChats(contact.whatsapp, contact.phone, project?.phone),
    email: contact.contactEmail || project?.email || email,
    website: contact.website || project?.website || '',
  }
}

/** One project: what it says itself, then what its company says. */
export function reachOfProject(project: ProjectTexts, { email, contact }: CompanyTexts): Reach {
  return {
    phone: project.phone || contact.phone,
    whatsapp: firstForChats(project.phone, contact.whatsapp, contact.phone),
    email: project.email || contact.contactEmail || email,
    website: project.website || contact.website,
  }
}

/** One project as everybody is given it: its texts are its company's already where it has none. */
export function reachOfShown({ phone, whatsapp, email, website, company }: ShownProject): Reach {
  return { phone, whatsapp, email: email || company.contact.email, website }
}

type ShownProject = Reach & { company: { contact: Reach } }

function firstForChats(...numbers: (string | undefined)[]): string {
  return numbers.find((number): number is string => number !== undefined && canChat(number)) ?? ''
}
