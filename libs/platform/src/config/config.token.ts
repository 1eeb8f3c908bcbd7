/** Injection token of the service's parsed configuration: `@Inject(CONFIG) private readonly config: Config`. */
export const CONFIG = Symbol('config');
