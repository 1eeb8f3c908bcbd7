import { mediaApi } from '@cursa/contracts/http/media';
import { connectEvents } from '@cursa/platform/events';
import { bootstrap } from '@cursa/platform/http';
import { AppModule } from './app.module.ts';
import { config } from './config.ts';
import { acceptUploads } from './media/accept-uploads.ts';

await bootstrap(AppModule, {
  config,
  service: 'media',
  implements: Object.values(mediaApi),
  configure: async (app, settings) => {
    await acceptUploads(app, settings);
    await connectEvents(app);
  },
});
