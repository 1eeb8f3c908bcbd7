import { DefaultNamingStrategy } from 'typeorm';

function snake(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1_$2')
    .toLowerCase();
}

/** `createdAt` of an entity is the column `created_at`; tables take the entity's given name as it is. */
export class SnakeCaseNaming extends DefaultNamingStrategy {
  override tableName(className: string, customName?: string): string {
    return customName ?? snake(className);
  }

  override columnName(property: string, customName: string, prefixes: string[]): string {
    return [...prefixes.map(snake), customName || snake(property)].join('_');
  }

  override joinColumnName(relation: string, referenced: string): string {
    return snake(`${relation}_${referenced}`);
  }
}
