// Companies at the desk: their states and the reasons, and the columns of their file.

export const states = {
  listed: 'Listed',
  unconfirmed: 'Mailbox not confirmed',
  hidden: 'Hidden',
  suspended: 'Suspended',
}

/** After `Reason:`, for the desk. Owners read the reasons of `restrictions.ts`. */
export const reasons = {
  'wrong-facts': 'facts that are not right',
  'not-own-work': 'work or pictures of somebody else',
  twice: 'twice the same',
  'contact-misused': 'contact details that lead to somebody else',
  offensive: 'words or pictures that offend people',
  spam: 'advertising',
  fraud: 'a well-founded complaint that customers were deceived',
  law: 'something the law does not allow',
  other: 'another reason',
}

export const silent = 'Silent for a week'
export const withoutWords = { logo: 'A logo', project: 'A project' }
export const yes = 'Yes'
export const no = 'No'

export const columns = {
  id: 'Id',
  name: 'Name',
  email: 'Email',
  state: 'State',
  emailConfirmed: 'Mailbox confirmed',
  services: 'Services',
  city: 'City of the office',
  phone: 'Phone',
  whatsapp: 'WhatsApp',
  logo: 'Logo',
  projects: 'Projects (up to 100)',
  position: 'Position',
  createdAt: 'Signed up (UTC)',
}
