import { Group, Text } from '@mantine/core';
import type { Category, CategoryKey } from '@cursa/contracts/catalogues/categories';
import { CategoryArt } from '../../../components/art/category-art.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { useLocale } from '../../../lib/i18n/locale.ts';
import { useMessages } from '../../../lib/i18n/messages.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { goodsTexts } from './goods-texts.ts';

interface CategoryHeadingProps {
  readonly category: Category;
  readonly categoryKey: CategoryKey;
}

/** What is being listed, and the way back to choose something else. */
export function CategoryHeading({ category, categoryKey }: CategoryHeadingProps) {
  const t = useMessages(goodsTexts);
  const locale = useLocale();
  return (
    <Group gap="md" wrap="nowrap">
      <CategoryArt category={categoryKey} size={64} />
      <div>
        <Text fw={700} fz="lg">
          {category.label[locale]}
        </Text>
        <TextLink to={paths.home}>{t.change}</TextLink>
      </div>
    </Group>
  );
}
