import { join } from 'node:path'
import { type Clock, systemClock } from '../core/clock.ts'
import type { Config } from '../core/config/config.ts'
import { DiskFull } from '../core/disk-full.ts'
import { AppError } from '../core/errors.ts'
import type { Lifecycle } from '../core/lifecycle.ts'
import { logger } from '../core/log.ts'
import { createSecretHasher, type SecretHasher } from '../core/secrets/keys.ts'
import { createPasswordHasher, type PasswordHasher } from '../core/secrets/passwords.ts'
import { secretsOf } from '../core/secrets/session-secret.ts'
import { type Database, openDatabase } from '../db/engines/connect.ts'
import { requireNoUnfinishedRestore } from '../db/unfinished-restore.ts'
import { createImageQueue, type ImageQueue } from '../images/image-queue.ts'
import type { ImageStore } from '../images/image-store.ts'
import { createImageWorkers, type ImageWorkers } from '../images/image-workers.ts'
import { createImageStore } from '../images/open-store.ts'
import { createPictureAddresses, type PictureAddresses } from '../images/picture-addresses.ts'
import type { Mailer } from '../mail/mailer.ts'
import { createOutboxMailer, outboxSender } from '../mail/outbox-mailer.ts'
import { createSmtpMailer } from '../mail/smtp-mailer.ts'
import type { Gateway, GatewayName } from '../payments/gateway.ts'
import { createGateways } from '../payments/gateways.ts'
import { inDataFolder, makeFolder, makePrivateFolder } from './data-folder.ts'
import type { DiskWatch } from './disk-watch.ts'
import { watchTools } from './watched-tools.ts'

/** Tools that every handler works with, built once from the configuration. It holds no rules. */
export interface Context {
  config: Config
  db: Database
  images: ImageStore
  pictureAddresses: PictureAddresses
  imageQueue: ImageQueue
  imageWorkers: ImageWorkers
  mailer: Mailer
  /** Ways to pay through another company's page, by name. */
  gateways: ReadonlyMap<GatewayName, Gateway>
  passwords: PasswordHasher
  hashSecret: SecretHasher
  clock: Clock
  /** Records every write that fails on a full disk. */
  disk: DiskWatch
  lifecycle: Lifecycle
  /** Folder for files of uploads under way. */
  uploadDir: string
  close(): Promise<void>
}

/** Parts that a test may replace. */
export type ContextOverrides = Partial<Omit<Context, 'config' | 'disk' | 'close'>>

/**
 * Builds the context. Throws `ConfigError` when object storage refuses the settings (a storage that is only down does
 * not stop the start), and `StartError` beside a restore that is not finished and where the data folder or the database
 * cannot be used.
 */
export async function createContext(config: Config, overrides: ContextOverrides = {}): Promise<Context> {
  await requireNoUnfinishedRestore(config)
  const uploadDir = overrides.uploadDir ?? join(config.dataDir, 'tmp')
  const { store, secrets } = await inDataFolder(config.dataDir, async () => {
    await makePrivateFolder(config.dataDir)
    await makeFolder(uploadDir)
    return { store: overrides.images ?? (await openImages(config)), secrets: await secretsOf(config) }
  })
  const opened = overrides.db ?? (await openDatabase(config.database))
  const { db, images, disk } = watchTools({ db: opened, images: store, uploadDir })
  const mailer = overrides.mailer ?? createMailer(config)
  const imageWorkers = overrides.imageWorkers ?? createImageWorkers()
  return {
    config,
    db,
    mailer,
    images,
    pictureAddresses: overrides.pictureAddresses ?? createPictureAddresses(config),
    imageQueue: overrides.imageQueue ?? createImageQueue(),
    imageWorkers,
    gateways: overrides.gateways ?? createGateways(config.payments),
    passwords: overrides.passwords ?? createPasswordHasher(),
    hashSecret: overrides.hashSecret ?? createSecretHasher(...secrets),
    clock: overrides.clock ?? systemClock,
    lifecycle: overrides.lifecycle ?? { stopping: false },
    disk,
    uploadDir,
    async close() {
      disk.close()
      mailer.close()
      imageWorkers.close()
      images.close()
      await db.close()
    },
  }
}

async function openImages(config: Config): Promise<ImageStore> {
  const images = await createImageStore(config)
  try {
    await images.check()
  } catch (error) {
    if (!(error instanceof AppError) || error instanceof DiskFull) throw error
    logger('images').warn(`${error.logMessage}; pictures come when it answers`)
  }
  return images
}

function createMailer(config: Config): Mailer {
  const { mail, contactEmail: replyTo } = config
  return mail
    ? createSmtpMailer(mail.smtpUrl, { from: mail.from, replyTo })
    : createOutboxMailer(outboxFolder(config), { from: outboxSender, replyTo })
}

/** Folder for mails when there is no mail server. */
export function outboxFolder(config: Config): string {
  return join(config.dataDir, 'outbox')
}
