import { chatApi } from '@cursa/contracts/http/chat';
import { bootstrap } from '@cursa/platform/http';
import { AppModule } from './app.module.ts';
import { config } from './config.ts';

await bootstrap(AppModule, { config, service: 'chat', implements: Object.values(chatApi) });
