/** @type {import('../recipes.mjs').Executor} Redis hangs. */
export const redisGone = {
  heading: 'Redis is gone',
  alarms: ['RedisGone'],
  ended: ['RedisGone'],
  async provoke(night) {
    process.kill(night.getProcessId('redis'), 'SIGSTOP');
    const answer = await night.post('/api/auth/forgot-password', { email: 'n@n.example' });
    if (!answer.ok) throw new Error(`without Redis a form got ${answer.status}`);
    return {};
  },
  async check(_night, [output]) {
    if (!output.includes('PONG')) throw new Error(`Redis does not answer:\n${output}`);
  },
};
