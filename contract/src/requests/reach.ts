// The one rule for how a company is reached, for lists, screens, pages of the server and structured data.
import { canChat } from '../companies/contact.ts'

/** Numbers in E.164; '' for a missing one. */
export interface Reach {
  phone: string
  /** Number for chats. */
  whatsapp: string
  email: string
  website: string
}

interface CompanyTexts {
  /** Address that signs in. It is shown to visitors when no other mail address was given. */
  email: string
  contact: { phone: string; whatsapp: string; contactEmail: string; website: string }
}

/** Contact details of a project. */
export type ProjectTexts = Pick<Reach, 'phone' | 'email' | 'website'>

/** Reaches a company as a whole: its own details first, then those of the project beside it. */
export function reachOfCompany({ email, contact }: CompanyTexts, project?: ProjectTexts): Reach {
  return {
    phone: contact.phone || project?.phone || '',
    whatsapp: firstForChats(contact.whatsapp, contact.phone, project?.phone),
    email: contact.contactEmail || project?.email || email,
    website: contact.website || project?.website || '',
  }
}

/** Reaches a company about one project: the project's details first, then the company's. */
export function reachOfProject(project: ProjectTexts, { email, contact }: CompanyTexts): Reach {
  return {
    phone: project.phone || contact.phone,
    whatsapp: firstForChats(project.phone, contact.whatsapp, contact.phone),
    email: project.email || contact.contactEmail || email,
    website: project.website || contact.website,
  }
}

/**
 * Reaches a company about a project from a response, in which the company's texts already fill the project's gaps.
 */
export function reachOfShown({ phone, whatsapp, email, website, company }: ShownProject): Reach {
  return { phone, whatsapp, email: email || company.contact.email, website }
}

type ShownProject = Reach & { company: { contact: Reach } }

function firstForChats(...numbers: (string | undefined)[]): string {
  return numbers.find((number): number is string => number !== undefined && canChat(number)) ?? ''
}
