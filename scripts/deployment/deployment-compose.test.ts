import { existsSync } from 'node:fs'
import { addresses } from '@tameer/contract'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { compose, imageEnvironment, read, stopSeconds } from './deployment-files.ts'
import { composeFaults } from './deployment-schemas.ts'

describe('compose.yaml', () => {
  const servers = Object.entries<{ build?: string }>(compose.services)
    .filter(([, { build }]) => build !== undefined)
    .map(([name]) => name)

  it('fits the schema of Compose', () => {
    expect(composeFaults(compose)).toEqual([])
    expect(composeFaults({ services: { one: { imagine: 'x' } } })).toEqual([
      '/services/one must NOT have additional properties',
    ])
  })

  it('sends callers to every server, at the port it listens on, once it is healthy', () => {
    const { proxy } = compose.services
    expect(servers.length).toBe(2)
    expect(proxy.environment.SERVERS).toBe(
      servers.map((name) => `${name}:${imageEnvironment.PORT}`).join(' '),
    )
    expect(Object.keys(proxy.depends_on)).toEqual(servers)
    expect(read('deploy/Caddyfile')).toContain(`health_uri /api${addresses.ready.path}`)
  })

  it('lets servers write to their data alone, and stop in peace', () => {
    for (const name of servers) {
      const server = compose.services[name]
      expect(server.read_only).toBe(true)
      // Servers share the folder, so that each serves pictures that another one stored.
      expect(server.volumes).toEqual([`data:${imageEnvironment.DATA_DIR}`])
      expect(Number.parseInt(server.stop_grace_period, 10)).toBeGreaterThan(stopSeconds)
    }
  })

  it('names only services, networks and volumes it has, and reaches only services it has', () => {
    const { services, networks, volumes } = compose
    for (const service of Object.values<Record<string, never>>(services)) {
      for (const name of Object.keys(service.depends_on ?? {})) expect(services).toHaveProperty([name])
      for (const name of service.networks ?? []) expect(networks).toHaveProperty([name])
      for (const mount of (service.volumes ?? []) as string[]) {
        const [source = ''] = mount.split(':')
        if (source.startsWith('.')) expect(existsSync(source), mount).toBe(true)
        else expect(volumes).toHaveProperty([source])
      }
    }
    const { DATABASE_URL, SMTP_URL } = compose.services['server-1'].environment
    for (const url of [DATABASE_URL, SMTP_URL]) {
      expect(services).toHaveProperty([new URL(url).hostname])
    }
  })

  it('hands every setting on to the servers, as .env says or as the server would have it', () => {
    const own: Record<string, string> = parse(read('compose.yaml'))['x-server'].environment
    const settings = [...read('.env.example').matchAll(/^#([A-Z]\w*)=/gm)].flatMap(([, name]) => name ?? [])
    expect(settings.length).toBeGreaterThan(40)
    const ofTheImage = [...Object.keys(imageEnvironment), 'DEMO']
    const expected = settings.filter((name) => !ofTheImage.includes(name) && !name.endsWith('_FILE'))
    expect(Object.keys(own).sort()).toEqual(expected.toSorted())
    for (const name of expected) expect(own[name], name).toContain(`\${${name}:`)
  })

  it('limits the memory, the processes and the log of every service', () => {
    for (const [name, service] of Object.entries<Record<string, unknown>>(compose.services)) {
      expect(service, name).toMatchObject({ mem_limit: expect.any(String), pids_limit: expect.any(Number) })
      expect(service.logging, name).toEqual({
        driver: 'json-file',
        options: { 'max-size': '10m', 'max-file': '5' },
      })
    }
  })

  it('asks for every secret the script makes', () => {
    const asked = new Set(read('compose.yaml').match(/(?<=\$\{)\w+(?=:\?)/g))
    const made = /for name in (.+); do/.exec(read('deploy/make-secrets.sh'))?.[1]?.split(' ')
    expect([...asked].sort()).toEqual([...(made ?? []), 'MAIL_FROM', 'SMTP_URL'].sort())
  })
})
