package cardbench.app.e2e;

import cardbench.app.cli.server.SiteFiles;
import cardbench.app.cli.server.SiteServer;
import cardbench.base.e2e.HostPages;
import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.engine.EngineDriver;
import cardbench.codes.e2e.DecksView;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;

/** What a reader does first in each view. A check that finds something else is an error. */
enum EngineCheck {
    DECK_BY_LINK {
        @Override
        void run(EngineVisit visit) {
            visit.open("index.html#lang=en&deck=" + DecksView.ROGUE);
            visit.awaitText("#answer h2", "Standard Rogue");
            visit.await("document.querySelector('#decks[data-cards=loaded] .groups .card')");
        }
    },
    DECK_BY_PASTE {
        @Override
        void run(EngineVisit visit) {
            visit.open("index.html#lang=en");
            visit.await("document.querySelector('#box').getClientRects().length > 0");
            visit.evaluate(
                    "(() => { const text = document.createElement('textarea'); text.id = 'copied'; text.value = '"
                            + DecksView.ROGUE
                            + "'; document.body.append(text); text.select(); })()");
            visit.driver().press(EngineDriver.CONTROL, "c");
            visit.evaluate(
                    "(() => { document.querySelector('#copied').remove(); document.querySelector('#box').focus(); })()");
            visit.driver().press(EngineDriver.CONTROL, "v");
            visit.awaitText("#answer h2", "Standard Rogue");
        }
    },
    TABS {
        @Override
        void run(EngineVisit visit) {
            visit.open("index.html#lang=en&deck=" + DecksView.ROGUE);
            for (String tab : List.of("bytes", "draws", "share", "compare", "deck")) {
                visit.click("#tab-" + tab);
                visit.await(
                        "[document.querySelector('#tab-"
                                + tab
                                + "[aria-selected=true]')].some((tab) => tab &&"
                                + " document.getElementById(tab.getAttribute('aria-controls'))"
                                + ".innerText.trim().length > 10)");
            }
        }
    },
    ODDS {
        @Override
        void run(EngineVisit visit) {
            visit.open("index.html#odds&lang=en");
            visit.click("#odds-example-1");
            visit.awaitText("#odds-figures:not(.stale)", "49/57");
            visit.awaitText("#odds-figures:not(.stale)", "54233/73112");
        }
    },
    WIZARD {
        @Override
        void run(EngineVisit visit) {
            visit.open("index.html#wizard&lang=en");
            visit.click("#wizard-example-bash");
            visit.click("#wizard-card-c1");
            visit.click("#wizard-choice-0");
            visit.await("document.querySelector('#wizard-m1-health').value === '11'");
            visit.awaitText(".wizard-tree", "takes 9 damage");
        }
    },
    ARCHETYPE {
        @Override
        void run(EngineVisit visit) {
            visit.open("index.html#archetypes&lang=en&base=0x8");
            visit.await(
                    "document.querySelectorAll('#setcode-design-answer .member').length === 16");
        }
    },
    HELP {
        @Override
        void run(EngineVisit visit) {
            visit.open("index.html#help&lang=ja");
            visit.await("document.querySelector('#help').innerText.length > 3000");
        }
    },
    FRAME {
        @Override
        void run(EngineVisit visit) {
            try (HostPages hosts = new HostPages(visit.site())) {
                visit.openHost(hosts, "frame.html");
                visit.await("heights.some((height) => height > 300)");
                visit.driver().enterFrame("iframe");
                visit.await(
                        "document.querySelector('card-deck').shadowRoot.textContent.includes('甘雨')");
                visit.driver().leaveFrame();
            }
        }
    },
    WIDGET {
        @Override
        void run(EngineVisit visit) {
            try (HostPages hosts = new HostPages(visit.site())) {
                visit.openHost(hosts, "blog.html");
                visit.await(
                        "document.querySelector('card-deck').shadowRoot?.querySelectorAll('.card').length > 10");
            }
        }
    },
    OFFLINE {
        @Override
        boolean isFor(Scheme scheme) {
            return scheme == Scheme.HTTP;
        }

        @Override
        void run(EngineVisit visit) {
            String address;
            try (SiteServer server = server(visit.site())) {
                address = server.address().toString();
                visit.openAddress(address + "index.html#lang=en");
                visit.awaitText("#offline", "Works offline");
            }
            visit.openAddress(address + "index.html#lang=en&deck=" + DecksView.ROGUE);
            visit.awaitText("#answer h2", "Standard Rogue");
        }
    };

    /** Does what the reader does, and waits for what the reader expects. */
    abstract void run(EngineVisit visit);

    /** Whether it is there for pages that are reached so. */
    boolean isFor(Scheme scheme) {
        return true;
    }

    private static SiteServer server(Site site) {
        try {
            return SiteServer.start(SiteFiles.in(site.folder()), "/offline/", 0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
