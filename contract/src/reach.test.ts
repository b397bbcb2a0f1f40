import { expect, it } from 'vitest'
import { reachOfCompany, reachOfProject } from './reach.ts'

const login = 'login@example.com'
const nothing = { phone: '', whatsapp: '', contactEmail: '', website: '' }
const mobile = '+923001111111'
const chats = '+923002222222'
const landline = '+924235761999'
const ofCompany = {
  phone: mobile,
  whatsapp: chats,
  contactEmail: 'office@example.com',
  website: 'https://c.example',
}
const ofProject = { phone: '+923003333333', email: 'site@example.com', website: 'https://p.example' }
const none = { phone: '', email: '', website: '' }

const cases = [
  {
    name: 'only the company’s',
    company: ofCompany,
    project: none,
    asCompany: [mobile, chats, 'office@example.com', 'https://c.example'],
    asProject: [mobile, chats, 'office@example.com', 'https://c.example'],
  },
  {
    name: 'only the project’s',
    company: nothing,
    project: ofProject,
    asCompany: [ofProject.phone, ofProject.phone, 'site@example.com', 'https://p.example'],
    asProject: [ofProject.phone, ofProject.phone, 'site@example.com', 'https://p.example'],
  },
  {
    name: 'both',
    company: ofCompany,
    project: ofProject,
    asCompany: [mobile, chats, 'office@example.com', 'https://c.example'],
    asProject: [ofProject.phone, ofProject.phone, 'site@example.com', 'https://p.example'],
  },
  {
    name: 'neither',
    company: nothing,
    project: none,
    asCompany: ['', '', login, ''],
    asProject: ['', '', login, ''],
  },
  {
    name: 'a landline of the company',
    company: { ...nothing, phone: landline },
    project: none,
    asCompany: [landline, '', login, ''],
    asProject: [landline, '', login, ''],
  },
  {
    name: 'a landline of the project',
    company: ofCompany,
    project: { ...none, phone: landline },
    asCompany: [mobile, chats, 'office@example.com', 'https://c.example'],
    asProject: [landline, chats, 'office@example.com', 'https://c.example'],
  },
  {
    name: 'a landline of the company, a mobile of the project',
    company: { ...nothing, phone: landline },
    project: { ...none, phone: mobile },
    asCompany: [landline, mobile, login, ''],
    asProject: [mobile, mobile, login, ''],
  },
]

it.each(cases)('$name: call, chat, mail and website', ({ company, project, asCompany, asProject }) => {
  const record = { email: login, contact: company }
  expect(Object.values(reachOfCompany(record, project))).toEqual(asCompany)
  expect(Object.values(reachOfProject(project, record))).toEqual(asProject)
})

it('a company without a project is reached by what it says', () => {
  expect(reachOfCompany({ email: login, contact: ofCompany })).toEqual({
    ...{ phone: mobile, whatsapp: chats, email: 'office@example.com', website: 'https://c.example' },
  })
})
