/** Names this stack decides; the user's own values of them reach a service only through the stack. */
const MANAGED =
  /^(DATABASE_URL|KAFKA_|REDIS_URL|MONGODB_URL|S3_|STRIPE_|CARD_SANDBOX_|SMTP_URL|SESSION_|SERVICE_|MEDIA_LINK_|QUOTE_|CURSA_|npm_|INIT_CWD|GUARD_|PORT$|METRICS_PORT$|HOST$)/;

/** The user's environment without what the stack decides and what npm leaves behind. */
export function baseEnvironment(environment: NodeJS.ProcessEnv = process.env): Record<string, string> {
  const kept = Object.entries(environment).filter(
    ([name, value]) => value !== undefined && !MANAGED.test(name),
  );
  return Object.fromEntries(kept) as Record<string, string>;
}
