import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { DataSource } from 'typeorm';

const everyMs = 3_600_000;
const statements = [
  `delete from notices where created_at < now() - interval '180 days'`,
  `delete from mail_queue where state <> 'waiting' and settled_at < now() - interval '30 days'`,
  `delete from conversation_mails where mailed_at < now() - interval '30 days'`,
];

/** Forgets what nobody looks at any more. */
@Injectable()
export class RetentionJob implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(RetentionJob.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.run(), everyMs).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  async run(): Promise<void> {
    for (const statement of statements) {
      await this.dataSource
        .query(statement)
        .catch((error: unknown) =>
          this.logger.warn({ msg: 'Old entries stay for another hour', err: error }),
        );
    }
  }
}
