import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { done, id, instant } from './common.ts';

const people = { kind: 'session', roles: ['user', 'driver'] } as const;
const preferences = z.object({ email: z.boolean(), locale: z.enum(['ro', 'en']) });

export const notificationsApi = {
  feed: endpoint({
    id: 'notifications.list',
    service: 'notifications',
    method: 'GET',
    path: '/api/v1/notifications',
    summary: 'My feed, newest first',
    access: people,
    query: z.object({ limit: z.coerce.number().int().min(1).max(200).default(50) }),
    response: z.object({
      unread: z.int(),
      notifications: z.array(
        z.object({
          notification_id: id,
          kind: z.string(),
          title: z.string(),
          body: z.string(),
          order_id: id.nullable(),
          read: z.boolean(),
          created_at: instant,
        }),
      ),
    }),
  }),
  markRead: endpoint({
    id: 'notifications.read',
    service: 'notifications',
    method: 'POST',
    path: '/api/v1/notifications/read',
    summary: 'Mark my feed as read',
    access: people,
    response: done,
  }),
  preferences: endpoint({
    id: 'notifications.preferences',
    service: 'notifications',
    method: 'GET',
    path: '/api/v1/notifications/preferences',
    summary: 'How I am told',
    access: people,
    response: preferences,
  }),
  setPreferences: endpoint({
    id: 'notifications.set-preferences',
    service: 'notifications',
    method: 'PUT',
    path: '/api/v1/notifications/preferences',
    summary: 'Choose how I am told',
    access: people,
    body: z.strictObject(preferences.shape),
    response: preferences,
  }),
};
