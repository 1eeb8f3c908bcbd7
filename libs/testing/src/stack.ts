/** Where the servers for integration tests are; `npm test` starts them and sets these. */
export const stack = {
  /** A superuser's URL; tests create databases of their own beside it. */
  get databaseUrl(): string {
    return required('TEST_DATABASE_URL');
  },
  get kafkaBrokers(): string[] {
    return required('TEST_KAFKA_BROKERS').split(',');
  },
  get redisUrl(): string {
    return required('TEST_REDIS_URL');
  },
  /** With a database; tests use others beside it. */
  get mongodbUrl(): string {
    return required('TEST_MONGODB_URL');
  },
};

function required(name: string): string {
  const value = process.env[name];
  if (!value)
    throw new Error(`${name} is not set: run the tests with "npm test", which starts the servers they need`);
  return value;
}
