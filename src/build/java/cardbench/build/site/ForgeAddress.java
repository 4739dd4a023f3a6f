package cardbench.build.site;

import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The address of a repository, which the address of its site shows where a forge gives both, such
 * as {@code https://OWNER.github.io/NAME/}.
 *
 * @param repository the address of the repository, without a slash at its end
 */
record ForgeAddress(String repository) {

    private static final Pattern SITE =
            Pattern.compile(
                    "https://([A-Za-z0-9-]+)\\.(github\\.io|gitlab\\.io|codeberg\\.page)/([\\w.-]+)/");

    /** The hosts of repositories by the hosts of sites. */
    private static final Map<String, String> HOSTS =
            Map.of(
                    "github.io", "github.com",
                    "gitlab.io", "gitlab.com",
                    "codeberg.page", "codeberg.org");

    /** The repository of a site, if its address shows it. */
    static Optional<ForgeAddress> ofSite(String address) {
        Matcher site = SITE.matcher(address);
        return site.matches()
                ? Optional.of(
                        new ForgeAddress(
                                "https://"
                                        + HOSTS.get(site.group(2))
                                        + "/"
                                        + site.group(1)
                                        + "/"
                                        + site.group(3)))
                : Optional.empty();
    }

    /** The address that git takes, in the form of npm's packages. */
    String cloneUrl() {
        return "git+" + repository + ".git";
    }

    /** The page of its issues. */
    String issues() {
        return repository + "/issues";
    }
}
