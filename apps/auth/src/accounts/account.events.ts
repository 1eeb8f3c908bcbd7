import { publish } from '@cursa/platform/events';
import type { EntityManager } from 'typeorm';
import { accountCard } from './account-card.ts';
import type { Person } from './person.ts';

/** Tells the other parts the whole card, so that a copy never depends on an earlier event. */
export async function publishAccount(
  manager: EntityManager,
  name: 'account.registered' | 'account.updated',
  person: Person,
): Promise<void> {
  const { account, application } = person;
  await publish(manager, name, {
    key: account.id,
    data: {
      ...accountCard(person),
      user_type: account.userType,
      document_ids: Object.values(application?.documents ?? {}),
      locale: account.locale,
    },
  });
}
