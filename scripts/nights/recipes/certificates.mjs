/** @type {import('../recipes.mjs').Executor} The certificate expires in a day. */
export const certificateExpires = {
  heading: 'Certificates',
  alarms: ['CertificateExpires', 'CertificateExpiresSoon'],
  startsActive: true,
  ended: ['CertificateExpires', 'CertificateExpiresSoon'],
  async provoke(night) {
    return { SITE: new URL(night.siteUrl).host };
  },
  // The job that renews it has run.
  after: { 0: async (night) => night.certificates.renew() },
  async check(_night, [before, after]) {
    const read = (output) => Date.parse(/notAfter=(.+)/.exec(output)[1]);
    const days = (read(after) - read(before)) / 86_400_000;
    if (!(days > 80)) throw new Error(`the new certificate lasts ${days} days longer`);
  },
};
