/** Keys that the bank gave to its one merchant, and the key of its control. None of them opens anything real. */
export interface BankKeys {
  alfalah: Record<
    'merchantId' | 'storeId' | 'merchantHash' | 'username' | 'password' | 'key1' | 'key2',
    string
  >
  safepay: Record<'apiKey' | 'secret' | 'webhookSecret', string>
  control: string
}

export const demoKeys: BankKeys = {
  alfalah: {
    merchantId: '233462',
    // The bank drops the zeros in its answers.
    storeId: '000456',
    merchantHash: 'demo-merchant-hash',
    username: 'demo-merchant',
    password: 'demo-bank-password',
    key1: 'demo-bank-key-01',
    key2: 'demo-bank-key-02',
  },
  safepay: {
    apiKey: 'sec_demo-bank',
    secret: 'demo-safepay-secret',
    webhookSecret: 'demo-safepay-webhook-secret',
  },
  control: 'demo-bank-control-key',
}

/** Settings of a server whose gateways are this bank. */
export function settingsFor(origin: string, { alfalah, safepay }: BankKeys): Record<string, string> {
  return {
    ALFALAH_HOST: origin,
    ALFALAH_MERCHANT_ID: alfalah.merchantId,
    ALFALAH_STORE_ID: alfalah.storeId,
    ALFALAH_MERCHANT_HASH: alfalah.merchantHash,
    ALFALAH_USERNAME: alfalah.username,
    ALFALAH_PASSWORD: alfalah.password,
    ALFALAH_KEY1: alfalah.key1,
    ALFALAH_KEY2: alfalah.key2,
    SAFEPAY_HOST: origin,
    SAFEPAY_ENVIRONMENT: 'sandbox',
    SAFEPAY_API_KEY: safepay.apiKey,
    SAFEPAY_SECRET: safepay.secret,
    SAFEPAY_WEBHOOK_SECRET: safepay.webhookSecret,
  }
}
