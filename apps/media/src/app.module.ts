import { type DynamicModule, Module } from '@nestjs/common';
import { kafkaAddress } from '@cursa/platform/config';
import { EventsModule } from '@cursa/platform/events';
import { PersistenceModule } from '@cursa/platform/persistence';
import { PrepareDocument } from './checks/prepare-document.ts';
import { PrepareFile } from './checks/prepare-file.ts';
import { PreparePicture } from './checks/prepare-picture.ts';
import type { Config } from './config.ts';
import { Jobs } from './jobs.ts';
import { CheckMedia } from './media/check-media.ts';
import { ClaimMedia } from './media/claim-media.ts';
import { ClaimsConsumer } from './media/claims.consumer.ts';
import { FileStore } from './media/file-store.ts';
import { Media } from './media/media.entity.ts';
import { MediaController } from './media/media.controller.ts';
import { OpenMedia } from './media/open-media.ts';
import { RemoveMediaJob } from './media/remove-media.job.ts';
import { StoreMedia } from './media/store-media.ts';
import { migrations } from './migrations/index.ts';

const checks = [PrepareFile, PreparePicture, PrepareDocument];
const media = [StoreMedia, CheckMedia, OpenMedia, ClaimMedia, FileStore];
const jobs = [RemoveMediaJob, Jobs];

@Module({})
export class AppModule {
  static forConfig(config: Config): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PersistenceModule.forRoot({
          url: config.DATABASE_URL.reveal(),
          entities: [Media],
          migrations,
          poolSize: config.DB_POOL_SIZE,
        }),
        EventsModule.forRoot({ service: 'media', kafka: kafkaAddress(config) }),
      ],
      controllers: [MediaController, ClaimsConsumer],
      providers: [...checks, ...media, ...jobs],
    };
  }
}
