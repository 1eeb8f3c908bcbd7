import { Container, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { screenLiterals } from '@cursa/contracts/legacy-literals';
import { DriverScene } from '../../components/art/welcome/driver-scene.tsx';
import { SenderScene } from '../../components/art/welcome/sender-scene.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { usePageTitle } from '../../lib/browser/use-page-title.ts';
import { defineMessages, useMessages } from '../../lib/i18n/messages.ts';
import { paths } from '../../lib/paths/paths.ts';
import classes from './welcome-screen.module.css';

const messages = defineMessages({
  ro: {
    tab: 'Bine ai venit',
    title: 'Bine ai venit. Încotro pleacă?',
    lead: 'Un colet, o canapea, o mașină sau un pian: spui ce ai de trimis, iar șoferii din apropiere îți spun prețul lor.',
    sender: 'Ai ceva de trimis',
    senderText: 'Estimarea pe loc, oferte de la șoferi verificați, bani păstrați până la livrare.',
    driver: 'Ai loc în mașină',
    driverText: 'Cereri din apropiere, prețul pe care îl spui tu, întreg, la 48 de ore de la livrare.',
  },
  en: {
    tab: 'Welcome',
    title: 'Welcome. Where is it going?',
    lead: 'A parcel, a sofa, a car or a piano: you say what is to be moved, and drivers nearby tell you their price.',
    sender: 'You have something to send',
    senderText: 'An estimate at once, offers from checked drivers, money held until it is delivered.',
    driver: 'You have room in your vehicle',
    driverText: 'Requests near you, the price you name, all of it, 48 hours after delivery.',
  },
});

/** The first screen: who are you today? */
export function WelcomeScreen() {
  const t = useMessages(messages);
  usePageTitle(t.tab);
  return (
    <Container size="lg" py={{ base: 'lg', sm: 48 }}>
      <Stack gap="xl">
        <div className={classes.intro}>
          <Title order={1} tabIndex={-1} data-page-title className={classes.title}>
            {t.title}
          </Title>
          <Text size="lg" c="dimmed" maw={620}>
            {t.lead}
          </Text>
        </div>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
          <Choice picture={<SenderScene />} title={t.sender} text={t.senderText}>
            <LinkButton to={paths.asUser} size="lg" fullWidth>
              {screenLiterals.continueAsUser}
            </LinkButton>
          </Choice>
          <Choice picture={<DriverScene />} title={t.driver} text={t.driverText}>
            <LinkButton
              to={paths.asDriver}
              size="lg"
              fullWidth
              variant="filled"
              color="asfalt.9"
              className={classes.driver}
            >
              {screenLiterals.continueAsDriver}
            </LinkButton>
          </Choice>
        </SimpleGrid>
      </Stack>
    </Container>
  );
}

interface ChoiceProps {
  readonly picture: React.ReactNode;
  readonly title: string;
  readonly text: string;
  readonly children: React.ReactNode;
}

function Choice({ picture, title, text, children }: ChoiceProps) {
  return (
    <section className={classes.choice}>
      <div className={classes.picture}>{picture}</div>
      <Stack gap="sm" p={{ base: 'md', sm: 'lg' }} flex={1}>
        <Title order={2} size="h3">
          {title}
        </Title>
        <Text c="dimmed" flex={1}>
          {text}
        </Text>
        {children}
      </Stack>
    </section>
  );
}
