import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ResponseOf } from '@cursa/contracts/endpoint';
import type { notificationsApi } from '@cursa/contracts/http/notifications';
import { Notice } from '../notices/notice.entity.ts';
import { Preferences } from '../preferences/preferences.ts';
import { fill, fillLines } from '../templates/fill.ts';
import type { Locale, Template } from '../templates/template.ts';
import { templates } from '../templates/templates.ts';

type Feed = ResponseOf<typeof notificationsApi.feed>;

/** A person's feed, newest first, in the language they read it in now. */
@Injectable()
export class ReadFeed {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    private readonly preferences: Preferences,
  ) {}

  async execute(accountId: string, limit: number): Promise<Feed> {
    const { manager } = this.dataSource;
    const [notices, [count], { locale }] = await Promise.all([
      manager.find(Notice, { where: { accountId }, order: { createdAt: 'DESC' }, take: limit }),
      manager.query<{ unread: number }[]>(
        'select count(*)::int as unread from notices where account_id = $1 and read_at is null',
        [accountId],
      ),
      this.preferences.of(accountId),
    ]);
    return {
      unread: count?.unread ?? 0,
      notifications: notices.flatMap((notice) => present(notice, locale)),
    };
  }
}

function present(notice: Notice, locale: Locale): Feed['notifications'] {
  const template: Template | undefined = templates[notice.kind];
  // Told by a newer version of this service that runs beside this one.
  if (!template) return [];
  const wording = template[locale];
  return [
    {
      notification_id: notice.notificationId,
      kind: notice.kind,
      title: fill(wording.subject, notice.facts, locale),
      body: fillLines(wording.lines, notice.facts, locale)[0] ?? '',
      order_id: notice.orderId,
      read: notice.readAt !== null,
      created_at: notice.createdAt.toISOString(),
    },
  ];
}
