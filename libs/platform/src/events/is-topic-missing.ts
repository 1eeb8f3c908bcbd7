/** Whether a send failed because the broker knows no such topic; kafkajs wraps its errors. */
export function isTopicMissing(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause)
    if ('type' in at && at.type === 'UNKNOWN_TOPIC_OR_PARTITION') return true;
  return false;
}
