import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addresses } from '@tameer/contract'
import { validate as lintDockerfile } from 'dockerfile-utils'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { type Config, type Environment, readConfig } from '../api/src/core/config.ts'
import { composeFaults, manifestFaults } from './deployment-schemas.ts'

/** As long as the server takes to stop at most: api/src/main.ts. */
const stopSeconds = 10
const secret = '0123456789abcdef'.repeat(4)
const kubernetes = 'deploy/kubernetes'

const read = (path: string): string => readFileSync(path, 'utf8')
const yaml = (path: string) => parse(read(path), { merge: true })
const manifest = (name: string) => yaml(join(kubernetes, `${name}.yaml`))
const has = (command: string): boolean => spawnSync(command, ['--help']).error === undefined

/** Instructions of the Dockerfile, continued lines joined. */
const dockerfile = read('Dockerfile')
const instructions = dockerfile
  .replaceAll(/^#.*\n/gm, '')
  .replaceAll(/\\\n\s*/g, '')
  .split('\n')
  .flatMap((line) => {
    const [, name, rest] = /^([A-Z]+) (.+)$/.exec(line) ?? []
    return name && rest ? [{ name, rest }] : []
  })
const all = (name: string): string[] =>
  instructions.filter((one) => one.name === name).map(({ rest }) => rest)

const imageEnvironment = Object.fromEntries(
  all('ENV')
    .flatMap((line) => line.split(' '))
    .map((pair) => pair.split('=') as [string, string]),
)

/** The file with `${NAME:-default}` and `${NAME:?needed}` filled in, as Compose does. */
const compose = parse(
  read('compose.yaml').replaceAll(/\$\{(\w+):([-?])([^}]*)\}/g, (_, _name, kind, word) =>
    kind === '-' ? word : secret,
  ),
  { merge: true },
)
const unit = read('deploy/tameer.service')
const setting = (name: string): string => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? ''

function pairs(lines: string[]): Environment {
  return Object.fromEntries(lines.map((line) => [line.replace(/=.*/, ''), line.replace(/^[^=]*=/, '')]))
}

/** What the server is started with, examples filled in. */
const environments: Record<string, Environment> = {
  Compose: { ...imageEnvironment, ...compose.services['server-1'].environment },
  Kubernetes: {
    ...imageEnvironment,
    ...manifest('settings').data,
    ...filled(manifest('secret.example').stringData),
  },
  systemd: {
    ...pairs(setting('Environment').split(' ')),
    ...filled(pairs(read('deploy/tameer.env.example').match(/^[A-Z]\w*=.*$/gm) ?? [])),
  },
}

function filled(examples: Environment): Environment {
  return Object.fromEntries(Object.entries(examples).map(([name, value]) => [name, value || secret]))
}

/** The configuration, and every setting that was asked for on the way to it. */
function judged(environment: Environment): { config: Config; known: Set<string> } {
  const known = new Set<string>()
  const watched = new Proxy(environment, {
    get: (target, name: string) => {
      known.add(name)
      return target[name]
    },
  })
  return { config: readConfig(watched), known }
}

describe.each(Object.entries(environments))('the settings for %s', (name, environment) => {
  it('are all known to the server, which starts with them', () => {
    const { config, known } = judged(environment)
    expect(Object.keys(environment).filter((one) => !known.has(one))).toEqual([])
    expect(config).toMatchObject({ env: 'production', demo: false, port: 3000 })
    expect(config.publicUrl).toMatch(/^https:/)
    expect(config.trustProxy).not.toBe(false)
    expect(config.mail).not.toBeNull()
    const shared = name !== 'systemd'
    expect(config.database.kind).toBe(shared ? 'postgres' : 'sqlite')
    expect(config.s3 !== null).toBe(shared)
    expect(config.dataDir).toBe(shared ? '/data' : '/var/lib/tameer')
  })
})

describe('the Dockerfile', () => {
  it('has nothing its linter objects to', () => {
    expect(lintDockerfile(dockerfile).map(({ message }) => message)).toEqual([])
  })

  it('copies what there is, from stages that are there', () => {
    const stages = all('FROM').flatMap((line) => / AS (\w+)$/.exec(line)?.[1] ?? [])
    for (const line of all('COPY')) {
      const words = line.split(' ')
      const from = /^--from=(\w+)/.exec(line)?.[1]
      if (from) expect(stages, line).toContain(from)
      else for (const source of words.slice(0, -1)) expect(existsSync(source), line).toBe(true)
    }
  })

  it('copies the manifest of every workspace', () => {
    const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] }
    const copied = all('COPY').join('\n')
    for (const workspace of workspaces) expect(copied).toContain(`${workspace}/package.json ${workspace}/`)
  })

  it('runs no script of a package, and the server not as root', () => {
    const installs = all('RUN').filter((line) => line.includes('npm ci'))
    expect(installs.length).toBe(2)
    for (const line of installs) expect(line).toContain('--ignore-scripts')
    expect(all('USER')).toEqual(['1000:1000'])
  })

  it('offers the port it listens on, asks itself there, and keeps its data where it may', () => {
    expect(all('EXPOSE')).toEqual([imageEnvironment.PORT])
    expect(all('HEALTHCHECK').join()).toContain(`/api${addresses.health.path}`)
    expect(all('VOLUME')).toEqual([imageEnvironment.DATA_DIR])
    expect(all('RUN').join('\n')).toMatch(/install --directory --owner=1000 .*\/data$/)
  })

  it('is given only what the build reads', () => {
    const lines = read('.dockerignore').match(/^[^#\n].*$/gm) ?? []
    expect(lines[0]).toBe('*')
    const kept = lines.filter((line) => line.startsWith('!')).map((line) => line.slice(1))
    for (const path of kept) if (!path.includes('*')) expect(existsSync(path), path).toBe(true)
    for (const secretive of ['.env', 'data', '.git', 'deploy']) expect(kept).not.toContain(secretive)
  })
})

it('names no image without a version', () => {
  const names = Object.values<{ image: string }>(compose.services).map(({ image }) => image)
  for (const image of [...new Set(names)]) expect(image).toMatch(/:(?!latest)[\w.-]+$/)
  for (const line of all('FROM')) expect(line).toMatch(/^(node:\$\{NODE_TAG\}|manifests)( AS \w+)?$/)
  expect(all('ARG').join()).toMatch(/^NODE_TAG=\d+-\w+-slim$/)
})

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
      expect(server.volumes).toEqual([`${name}:${imageEnvironment.DATA_DIR}`])
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
    const { DATABASE_URL, S3_ENDPOINT, SMTP_URL } = compose.services['server-1'].environment
    for (const url of [DATABASE_URL, S3_ENDPOINT, SMTP_URL]) {
      expect(services).toHaveProperty([new URL(url).hostname])
    }
  })

  it('makes the bucket the servers use, with the name and the key of the storage', () => {
    const { bucket, storage } = compose.services
    const own = compose.services['server-1'].environment
    expect(bucket.command.at(-1)).toBe(`storage/${own.S3_BUCKET}`)
    expect(bucket.environment.MC_HOST_storage).toBe(
      `http://${own.S3_ACCESS_KEY_ID}:${own.S3_SECRET_ACCESS_KEY}@storage:9000`,
    )
    expect(own).toMatchObject({
      S3_ENDPOINT: 'http://storage:9000',
      S3_ACCESS_KEY_ID: storage.environment.MINIO_ROOT_USER,
      S3_SECRET_ACCESS_KEY: storage.environment.MINIO_ROOT_PASSWORD,
    })
  })

  it('asks for every secret the script makes', () => {
    const asked = new Set(read('compose.yaml').match(/(?<=\$\{)\w+(?=:\?)/g))
    const made = /for name in (.+); do/.exec(read('deploy/make-secrets.sh'))?.[1]?.split(' ')
    expect([...asked].sort()).toEqual(made?.toSorted())
  })
})

describe('the manifests for Kubernetes', () => {
  const names = readdirSync(kubernetes).map((file) => file.replace('.yaml', ''))
  const pod = manifest('deployment').spec.template
  const [container] = pod.spec.containers

  it.each(names.filter((name) => name !== 'kustomization'))('%s fits its schema', (name) => {
    expect(manifestFaults(manifest(name))).toEqual([])
  })

  it('would show a field that is not there', () => {
    const wrong = { ...manifest('deployment'), spec: { ...manifest('deployment').spec, replica: 2 } }
    expect(manifestFaults(wrong)).toEqual(['/spec/replica is not known'])
  })

  it('are all brought together, but for the secret', () => {
    const { resources, images } = manifest('kustomization')
    const listed = resources.map((file: string) => file.replace('.yaml', ''))
    expect(listed.sort()).toEqual(names.filter((name) => !/kustomization|secret/.test(name)).sort())
    const { version } = JSON.parse(read('package.json')) as { version: string }
    expect(images).toMatchObject([{ name: container.image, newTag: version }])
    expect(manifest('namespace').metadata.name).toBe(manifest('kustomization').namespace)
  })

  it('lead from the outside to the port the server listens on', () => {
    const rule = manifest('ingress').spec.rules[0].http.paths[0].backend.service
    const service = manifest('service')
    expect(rule).toEqual({ name: service.metadata.name, port: { name: service.spec.ports[0].name } })
    const ports = Object.fromEntries(
      container.ports.map((port: { name: string; containerPort: number }) => [port.name, port.containerPort]),
    )
    expect(ports).toEqual({
      [service.spec.ports[0].targetPort]: Number(imageEnvironment.PORT),
      metrics: Number(manifest('settings').data.METRICS_PORT),
    })
    expect(pod.metadata.annotations['prometheus.io/port']).toBe(String(ports.metrics))
    const label = { app: pod.metadata.labels.app }
    expect(service.spec.selector).toEqual(label)
    expect(manifest('disruption-budget').spec.selector.matchLabels).toEqual(label)
    const hosts = [manifest('ingress').spec.tls[0].hosts[0], manifest('ingress').spec.rules[0].host]
    expect(hosts).toEqual(Array(2).fill(new URL(manifest('settings').data.PUBLIC_URL).host))
  })

  it('watch over the server where it responds, and give it time', () => {
    expect(container.livenessProbe.httpGet.path).toBe(`/api${addresses.health.path}`)
    expect(container.startupProbe.httpGet.path).toBe(`/api${addresses.health.path}`)
    expect(container.readinessProbe.httpGet.path).toBe(`/api${addresses.ready.path}`)
    expect(pod.spec.terminationGracePeriodSeconds).toBeGreaterThan(stopSeconds)
    const sources = container.envFrom.map(
      (source: Record<string, { name: string }>) => Object.values(source)[0],
    )
    expect(sources).toEqual([
      { name: manifest('settings').metadata.name },
      { name: manifest('secret.example').metadata.name },
    ])
  })

  it('let the server write to its data alone, without any right', () => {
    expect(container.securityContext).toMatchObject({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
    expect(pod.spec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000, fsGroup: 1000 })
    const mounts = container.volumeMounts.map(({ mountPath }: { mountPath: string }) => mountPath)
    expect(mounts).toEqual([imageEnvironment.DATA_DIR, '/tmp'])
  })

  it.runIf(has('kubectl'))('are put together by kubectl', () => {
    const built = execFileSync('kubectl', ['kustomize', kubernetes], { encoding: 'utf8' })
    expect(built).toContain('image: registry.example.com/tameer:')
  })
})

describe('the unit for systemd', () => {
  it('starts what the build makes, from where it may only read, and waits for it to stop', () => {
    expect(setting('ExecStart')).toMatch(/ node (--\S+ )*api\/dist\/main\.js$/)
    expect(Number(setting('TimeoutStopSec'))).toBeGreaterThan(stopSeconds)
    expect(environments.systemd?.DATA_DIR).toBe(`/var/lib/${setting('StateDirectory')}`)
    expect(setting('ProtectSystem')).toBe('strict')
    const { HOST, PORT } = environments.systemd ?? {}
    expect(read('deploy/Caddyfile')).toContain(`{$SERVERS:${HOST}:${PORT}}`)
  })

  it.runIf(has('systemd-analyze'))('is understood by systemd', () => {
    const { status, stdout, stderr } = spawnSync('systemd-analyze', ['verify', 'deploy/tameer.service'], {
      encoding: 'utf8',
    })
    expect([status, `${stdout}${stderr}`]).toEqual([0, ''])
  })
})
