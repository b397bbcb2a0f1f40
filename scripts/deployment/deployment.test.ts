import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { addresses } from '@tameer/contract'
import { validate as lintDockerfile } from 'dockerfile-utils'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { type Config, ConfigError, type Environment, readConfig } from '../../api/src/core/config/config.ts'
import { sampleAccount } from '../../api/src/core/config/config-payments.ts'
import { secretSettings } from '../../api/src/core/config/config-secrets.ts'
import { startExitCode } from '../../api/src/start-failure.ts'
import {
  all,
  compose,
  dockerfile,
  has,
  imageEnvironment,
  kubernetes,
  manifest,
  pairs,
  read,
  secret,
  stopSeconds,
  yaml,
} from './deployment-files.ts'
import { manifestFaults } from './deployment-schemas.ts'

const unit = read('deploy/tameer.service')
const setting = (name: string): string => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? ''

/** Environments with which the server is started, with examples filled in. */
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

/** Returns the configuration, and the names of all settings it read. */
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
    expect(config.contactEmail !== null).toBe(name !== 'Compose')
    const shared = name !== 'systemd'
    expect(config.database.kind).toBe(shared ? 'postgres' : 'sqlite')
    expect(config.s3 !== null).toBe(name === 'Kubernetes')
    expect(config.dataDir).toBe(shared ? '/data' : '/var/lib/tameer')
  })
})

describe('the example of the secret for Kubernetes', () => {
  const text = read('deploy/kubernetes/secret.example.yaml').replaceAll(
    /^( +)# ([A-Z][A-Z0-9_]+: )/gm,
    '$1$2',
  )
  const { stringData } = parse(text) as { stringData: Environment }

  it('names every setting that holds a secret', () => {
    expect(Object.keys(stringData)).toEqual(expect.arrayContaining([...secretSettings]))
  })

  it('has, filled in, a whole way to pay of each kind, and no setting that the server does not know', () => {
    const keys = { ALFALAH_KEY1: secret.slice(0, 16), ALFALAH_KEY2: secret.slice(0, 16) }
    const settings = { ...imageEnvironment, ...manifest('settings').data }
    const { config, known } = judged({ ...settings, ...filled(stringData), ...keys, ...sampleAccount })
    expect(Object.keys(stringData).filter((one) => !known.has(one))).toEqual([])
    for (const [way, given] of Object.entries(config.payments)) expect(given, way).not.toBeNull()
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

  it('says its version and commit, checks its health every 30 seconds, and leaves out what only developers read', () => {
    const labels = all('LABEL').join('\n')
    expect(labels).toContain('org.opencontainers.image.version=$VERSION')
    expect(labels).toContain('org.opencontainers.image.revision=$COMMIT')
    expect(all('HEALTHCHECK').join()).toContain('--interval=30s')
    const runs = all('RUN')
    expect(runs.some((line) => line.includes("find api/dist web/dist -name '*.map' -delete"))).toBe(true)
    expect(runs.some((line) => /find \. .*'\*\.map' .*'\*\.ts' .*-delete/.test(line))).toBe(true)
    expect(
      runs.some((line) => /find prebuilds .*! -name "linux-\$\(node .*process\.arch\)"/.test(line)),
    ).toBe(true)
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
  expect(all('ARG')[0]).toMatch(/^NODE_TAG=\d+-\w+-slim$/)
})

describe('the manifests for Kubernetes', () => {
  const names = readdirSync(kubernetes)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => file.replace('.yaml', ''))
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

  it('let only the ingress controller and monitoring in, each at its port, and bodies as large as a form', () => {
    const { ingress, podSelector } = manifest('network-policies').spec
    const ports = ingress.map((rule: { ports: { port: number }[] }) => rule.ports[0]?.port)
    expect(ports).toEqual([Number(imageEnvironment.PORT), Number(manifest('settings').data.METRICS_PORT)])
    expect(podSelector.matchLabels).toEqual({ app: pod.metadata.labels.app })
    const { metadata, spec } = manifest('ingress')
    expect(spec.ingressClassName).toBe('nginx')
    expect(metadata.annotations['nginx.ingress.kubernetes.io/proxy-body-size']).toBe('100m')
    const monitor = yaml(join(kubernetes, 'monitoring/pod-monitor.yaml')).spec
    expect(monitor.selector.matchLabels).toEqual({ app: pod.metadata.labels.app })
    expect(monitor.podMetricsEndpoints[0].port).toBe('metrics')
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
    const monitored = execFileSync('kubectl', ['kustomize', `${kubernetes}/monitoring`], { encoding: 'utf8' })
    expect(monitored).toContain('kind: PodMonitor')
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

  it('does not start again with settings that are wrong', () => {
    expect(setting('RestartPreventExitStatus')).toBe(String(startExitCode(new ConfigError([]))))
  })

  it.runIf(has('systemd-analyze'))('is understood by systemd, and so are the backup and its timer', () => {
    const units = ['tameer.service', 'tameer-backup.service', 'tameer-backup.timer'].map(
      (name) => `deploy/${name}`,
    )
    const { status, stdout, stderr } = spawnSync('systemd-analyze', ['verify', ...units], {
      encoding: 'utf8',
    })
    expect([status, `${stdout}${stderr}`]).toEqual([0, ''])
  })

  it('says so when a backup could not be encrypted, though the other machine took what came', () => {
    const line = /^#ExecStartPost=(.*)$/m.exec(read('deploy/tameer-backup.service'))?.[1] ?? ''
    const send = (encrypt: string) => {
      const command = line
        .replace('/var/backups/tameer', 'deploy')
        .replace('age --recipient age1…', encrypt)
        .replace(/ssh [^"]*"[^"]*"/, 'cat')
      return spawnSync('sh', ['-c', command]).status
    }
    expect(send('cat')).toBe(0)
    expect(send('false')).not.toBe(0)
  })
})
